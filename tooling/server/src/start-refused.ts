/** What keeps a server or a command from starting, in sentences that say what to do; its stack says nothing more. */
export class StartRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
  }
}
