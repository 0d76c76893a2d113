import type { Call, CallReply } from '@saola/protocol'

/** What a run knows when it needs an input: the time, and what the gateway has said. */
export type Known = {
  /** Milliseconds since 1970. */
  now: number
  merchant: string
  /** The reply of a read, which is asked first; undefined where it did not agree or was not tried. */
  reply: <C extends Call>(call: C) => Promise<CallReply<C> | undefined>
}
