import type { calls } from '@saola/protocol'
import { useCapabilities } from '../context/app-context.tsx'
import { hasCall } from './capabilities.ts'

type Rows = typeof calls

/** The id of a call of ours, as the table has it: a word here, so that what only asks about a call does not carry its row. */
export type CallId = { [Area in keyof Rows]: `${Area}.${keyof Rows[Area] & string}` }[keyof Rows]

/** Whether the gateway answers all of these, as far as is known: what one act needs is offered together (system 51). */
export function useHasCalls(...ids: readonly CallId[]): boolean {
  const capabilities = useCapabilities()
  return ids.every((id) => hasCall(capabilities, id))
}
