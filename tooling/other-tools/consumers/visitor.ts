/** Who asks, and how what he says is sealed: under the gateway's public key. */
export type Visitor = {
  baseUrl: string
  name: string
  password: string
  seal: (key: Record<string, string>, input: object) => Promise<{ value: string; encryption: string }>
}

/** What the gateway has said to somebody who is signed in, and to somebody who is not. */
export type Answers = { balance: unknown; refusedAs: string | undefined }
