import type { ApiClient, SendOptions } from '@saola/api-client'
import type { Call, CallInput, CallReply } from '@saola/protocol'

/**
 * A client of the reference gateway. Of an act it always tells what came of it, where the rows leave that open for gateways
 * that say no more than "done" (wire 36).
 */
export type ToldClient = Omit<ApiClient, 'send'> & {
  send<C extends Call>(
    call: C,
    ...rest: undefined extends CallInput<C>
      ? [input?: CallInput<C>, options?: SendOptions]
      : [input: CallInput<C>, options?: SendOptions]
  ): Promise<Told<CallReply<C>>>
}

/** A reply whose row has none keeps its type. */
type Told<Reply> = unknown extends Reply ? Reply : Exclude<Reply, undefined>
