import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { atField, fieldProblem } from './refusal.ts'

/**
 * Asks with some fields of a form alone, as for a code that goes to one of them: judged first, and refused at the field
 * that the gateway names. Returns undefined when a field says what is wrong; throws what is about none of them.
 */
export async function askWithFields<Values extends FieldValues, Reply>(
  form: UseFormReturn<Values>,
  names: readonly Path<Values>[],
  ask: () => Promise<Reply>,
): Promise<Reply | undefined> {
  if (!(await form.trigger(names, { shouldFocus: true }))) return undefined
  try {
    return await ask()
  } catch (error) {
    const found = fieldProblem(error)
    const name = names.find((each) => each === found?.field)
    if (found === undefined || name === undefined) throw error
    form.setError(name, atField(found), { shouldFocus: true })
    return undefined
  }
}
