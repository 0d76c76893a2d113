import { useEffect, useRef } from 'react'
import type { FieldError, FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { sayFailure } from '../errors/use-error-text.ts'

/**
 * Says what stands at the fields of a form in the language that was chosen meanwhile: fields are judged anew by a schema
 * that speaks it, and of what the gateway said our texts say the code, where they know it.
 */
export function useProblemsLanguage<Values extends FieldValues>(form: UseFormReturn<Values>): void {
  const { i18n } = useTranslation()
  const { language } = i18n
  const said = useRef(language)
  const { errors } = form.formState
  useEffect(() => {
    if (said.current === language) return
    said.current = language
    const judged: Path<Values>[] = []
    for (const name of namesOf(errors)) {
      // What `atField` put there is still there.
      const error: (FieldError & { failure?: unknown }) | undefined = form.getFieldState(name).error
      if (error?.type !== 'gateway') judged.push(name)
      else
        form.setError(name, {
          ...error,
          message: sayFailure(i18n, error.failure) ?? error.message ?? '',
        })
    }
    if (judged.length > 0) void form.trigger(judged)
  }, [errors, form, i18n, language])
}

function namesOf<Values extends FieldValues>(errors: FieldErrors<Values>): Path<Values>[] {
  // The resolver names each error after its field.
  return Object.keys(errors) as Path<Values>[]
}
