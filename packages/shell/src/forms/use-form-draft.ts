import { useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useApp, type AppContext } from '../context/app-context.tsx'
import { isSignedIn } from '../session/session.ts'
import { readDrafts, writeDraft } from './drafts.ts'

/** What a form keeps while it is on the screen: some of its fields, texts or whole numbers, under its name. */
export type FormDraft<Values> = { name: string; fields: readonly (keyof Values & string)[] }

/** A form's first values, with what was typed before a reload or before the session ended. */
export function useDraftedValues<Values extends FieldValues>(
  values: Values,
  draft: FormDraft<Values> | undefined,
): Values {
  const app = useApp()
  const [first] = useState(() => ({ ...values, ...(draft && restore(app, values, draft)) }))
  return first
}

/** Keeps the draft of a form up to date, and ends it with the form. */
export function useKeptDraft<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'subscribe' | 'reset'>,
  values: Values,
  draft: FormDraft<Values> | undefined,
): void {
  const app = useApp()
  const [first] = useState(values)
  const name = draft?.name
  const fields = draft?.fields.join(' ')
  // A next step of the same form can be another entry of the tab's history: what was typed goes along with it.
  const entry = app.navigation.entry()
  useEffect(() => {
    if (name === undefined || fields === undefined) return
    const keys = fields.split(' ').map((field) => [field, keyOf(name, field)] as const)
    const keep = (typed: FieldValues): void => {
      for (const [field, key] of keys) writeDraft(app, { name: key, value: typed[field], entry })
    }
    // The draft was typed; what a reset puts back is what stood there before.
    form.reset(first, { keepValues: true })
    keep(form.getValues())
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values: typed }) => keep(typed),
    })
    return () => {
      stop()
      // A session that ends takes the form away too, and is the case that the draft is for.
      if (!isSignedIn(app.session)) return
      for (const [, key] of keys) writeDraft(app, { name: key, value: null, entry })
    }
  }, [app, entry, fields, first, form, name])
}

function restore<Values extends FieldValues>(
  app: AppContext,
  values: Values,
  { name, fields }: FormDraft<Values>,
): Partial<Values> {
  const kept = readDrafts(app)
  const found = fields.flatMap((field) => {
    const value = kept[keyOf(name, field)]
    return isLike(values[field], value) ? [[field, value] as const] : []
  })
  return Object.fromEntries(found) as Partial<Values>
}

function keyOf(name: string, field: string): string {
  if (/password|code$/i.test(field)) throw new TypeError(`A draft never holds a secret: ${field}`)
  return `${name}.${field}`
}

/** A text for a text; a whole number for a number or for nothing yet. */
function isLike(first: unknown, kept: unknown): boolean {
  return typeof first === 'string' ? typeof kept === 'string' : Number.isSafeInteger(kept)
}
