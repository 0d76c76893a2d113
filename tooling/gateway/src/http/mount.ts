import type { Call, CallReply, CallRequest } from '@saola/protocol'
import type { Services } from '../services/services.ts'
import type { Account } from './caller.ts'
import type { Visitor } from './edge/read-visitor.ts'
import type { Merchant } from './merchant.ts'

/** What a handler knows about one request. */
export type CallContext<Input> = Visitor & {
  input: Input
  services: Services
  merchant: Merchant
  /** The signed-in account; reading it on a call without a valid token is the 401 refusal. */
  readonly account: Account
  /** The signed-in account, if any. */
  readonly maybeAccount: Account | undefined
  language: 'VI' | 'EN'
  /** For what the browser negotiates: encodings and what it still has. */
  requestHeaders: Headers
  userAgent: string
  /** A cookie that the visitor sent. */
  cookie: (name: string) => string | undefined
  /** Present on every call that moves money. */
  idempotencyKey: string
}

export type Handler<C extends Call> = (
  context: CallContext<CallRequest<C>>,
) => Promise<CallReply<C> | Response>

/** What a handler may read whose answer is alike for everybody who is not signed in. */
export type AlikeContext<Input> = Pick<
  CallContext<Input>,
  'input' | 'services' | 'merchant' | 'language' | 'region' | 'maybeAccount'
>

export type AlikeHandler<C extends Call> = (context: AlikeContext<CallRequest<C>>) => Promise<CallReply<C>>

export type MountedCall = {
  call: Call
  handle: (context: CallContext<unknown>) => Promise<unknown>
  /** Whether its answer to who is not signed in may be kept (wire 34). */
  isAlike?: true
  /** Whether it changes something although it is asked by GET. */
  isAct?: true
}

/** Ties a row of the protocol to the code that answers it. */
export function mount<C extends Call>(call: C, handle: Handler<C>): MountedCall {
  // The route checks the input against the row's schema before it calls the handler.
  return { call, handle: handle as MountedCall['handle'] }
}

/** Ties a row that changes something although this family asks for it by GET: it goes by nothing that is kept. */
export function mountAct<C extends Call>(call: C, handle: Handler<C>): MountedCall {
  return { ...mount(call, handle), isAct: true }
}

/**
 * Ties a read that anybody may make to the code that answers everybody alike who is not signed in; that answer is kept for a
 * moment (wire 34).
 */
export function mountAlike<C extends Call>(call: C, handle: AlikeHandler<C>): MountedCall {
  // As above.
  return { call, handle: handle as MountedCall['handle'], isAlike: true }
}
