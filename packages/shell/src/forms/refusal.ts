import { isApiError } from '@saola/api-client'
import type { Call } from '@saola/protocol'
import { secondMs } from '@saola/rules'
import type { ErrorOption } from 'react-hook-form'
import type { DialogText } from '../dialogs/dialogs.ts'
import { errorText } from '../errors/error-text.ts'

/** Why a form was refused, as far as it belongs to no field. */
export type FormRefusal = DialogText & {
  /** Too many attempts: since when, and when the next one may be made, in ms. */
  wait?: { since: number; until: number }
}

/** Thrown by a form's own call that does not go on; the form says the text as if the gateway had refused. */
export class RefusedHere extends Error {
  readonly text: DialogText
  constructor(text: DialogText) {
    super('key' in text ? text.key : text.words)
    this.text = text
  }
}

/** What a form says about a failed call, with the wait that the gateway asks for from `now` on, a moment of the app's clock. */
export function readRefusal(error: unknown, now: number, call?: Pick<Call, 'money'>): FormRefusal {
  if (error instanceof RefusedHere) return error.text
  const text = errorText(error, call)
  const isHeldBack = isApiError(error) && error.code === 'TOO_MANY_REQUEST'
  if (!isHeldBack || error.retryAfterSeconds === undefined) return text
  return { ...text, wait: { since: now, until: now + error.retryAfterSeconds * secondMs } }
}

/** What a gateway says of a field, and the failure that says it. */
export type FieldProblem = { field: string; message: string; failure: unknown }

/** The field that a refusal is about and what the gateway says of it; undefined when it is about none. */
export function fieldProblem(error: unknown): FieldProblem | undefined {
  if (!isApiError(error) || error.field === undefined) return undefined
  const text = errorText(error)
  return 'words' in text ? { field: error.field, message: text.words, failure: error } : undefined
}

/** A problem as the form library keeps it; `useProblemsLanguage` finds the failure there. */
export function atField({ message, failure }: FieldProblem): ErrorOption & { failure: unknown } {
  return { type: 'gateway', message, failure }
}
