import type { AreaName, Call, CallInput, CallReply } from '@saola/protocol'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState, type SyntheticEvent } from 'react'
import {
  useForm as useFields,
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { callMutation } from '../calls/call-mutation.ts'
import { useApp } from '../context/app-context.tsx'
import { reactToError } from '../errors/react-to-error.ts'
import { inOurWords } from '../errors/use-error-text.ts'
import { takeFilledFields } from './filled-fields.ts'
import { focusFirstProblem } from './focus-first-problem.ts'
import { focusRefusedField } from './focus-refused-field.ts'
import { toResolver, type FormProblems, type FormSchema } from './form-schema.ts'
import { atField, fieldProblem, readRefusal, type FormRefusal } from './refusal.ts'
import { useDraftedValues, useKeptDraft, type FormDraft } from './use-form-draft.ts'
import { useProblemsLanguage } from './use-problems-language.ts'

/** What a form says about itself beside its schema and its call. */
export type FormOptions<Values extends FieldValues, Reply> = {
  /** What the fields hold at first; every field of the form is a member. */
  values: Values
  /** Areas whose reads are out of date once the call went well. */
  invalidates?: readonly AreaName[]
  /** Called with the reply of a call that went well; what it throws becomes a dialog, for the call is done. */
  onDone?: (reply: Reply, values: Values) => unknown
  /** What outlives a reload and the end of the session, as long as the form is on the screen; never a secret. */
  draft?: FormDraft<Values>
  /** The field that the gateway calls by another name; undefined where this form has none for it. */
  fieldOf?: (wireName: string) => Path<Values> | undefined
  /** The row behind a call of one's own, for what its failures mean: money that may have moved. */
  about?: Call
}

type Sent<Values extends FieldValues, C extends Call> =
  Values extends CallInput<C>
    ? { toInput?: (values: Values) => CallInput<C> }
    : { toInput: (values: Values) => CallInput<C> }

/** A form's own call, for one that does more than send a row; it has the form at hand, as to empty a used captcha. */
export type FormCall<Values extends FieldValues, Reply> = (
  values: Values,
  form: UseFormReturn<Values>,
) => Promise<Reply>

/** A form as its component needs it. */
export type AppForm<Values extends FieldValues> = {
  /** The fields, by react-hook-form: `register`, `control`, `watch`, `setValue`. */
  form: UseFormReturn<Values>
  /** For `<form onSubmit={onSubmit} noValidate>`. */
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  /** What is wrong with each field, in words. */
  problems: FormProblems<Values>
  /** What was sent is under way. */
  busy: boolean
  /** Why it was refused, where that belongs to no field; stays until the next attempt. */
  refused: FormRefusal | undefined
  /** What the call threw, for a form with words of its own; there together with `refused`. */
  error: unknown
  /** Forgets every problem and refusal, as when another way is taken; what was typed stays. */
  forgive: () => void
}

/**
 * A form: judged by a schema when a field is left and when it is sent, sent by a call, refused by the gateway at the
 * field that it names or else in `refused`. The first field in error, in reading order, is focused; nothing typed is
 * lost, and nothing is sent twice.
 *
 * @example
 * const { form, onSubmit, problems, busy, refused } = useForm(schema, calls.support.openTicket, {
 *   values: { topic, content: '' },
 *   draft: { name: 'ticket', fields: ['content'] },
 *   onDone: ({ ticketId }) => navigation.go(`/support/${ticketId}`),
 * })
 */
export function useForm<Values extends FieldValues, C extends Call>(
  schema: FormSchema,
  call: C,
  options: FormOptions<Values, CallReply<C>> & Sent<Values, C>,
): AppForm<Values>
export function useForm<Values extends FieldValues, Reply>(
  schema: FormSchema,
  call: FormCall<Values, Reply>,
  options: FormOptions<Values, Reply>,
): AppForm<Values>
export function useForm<Values extends FieldValues>(
  schema: FormSchema,
  call: Call | FormCall<Values, unknown>,
  options: FormOptions<Values, never> & { toInput?: (values: Values) => unknown },
): AppForm<Values> {
  const { values, draft, fieldOf = ownField(values) } = options
  const form = useFields<Values>({
    // The library has a type of its own for first values, which a generic form cannot prove.
    defaultValues: useDraftedValues(values, draft) as DefaultValues<Values>,
    mode: 'onTouched',
    // It focuses in the order in which fields were registered; a person reads in another.
    shouldFocusError: false,
    resolver: toResolver<Values>(schema),
  })
  useKeptDraft(form, values, draft)
  useProblemsLanguage(form)
  const { i18n } = useTranslation()
  const app = useApp()
  const { send, busy } = useSending(call, form, options)
  const [failure, setFailure] = useState<{ error: unknown; refused: FormRefusal; language: string }>()
  const isUnderWay = useRef(false)
  const [judged, setJudged] = useState<{ element: HTMLFormElement }>()
  useEffect(() => {
    if (judged) focusFirstProblem(judged.element)
  }, [judged])

  const attempt = async (typed: Values): Promise<void> => {
    let reply
    try {
      reply = await send(typed)
    } catch (error) {
      const found = fieldProblem(error)
      const field = found && fieldOf(found.field)
      if (found === undefined || field === undefined) {
        const refused = readRefusal(error, app.clock.now(), options.about ?? rowOf(call))
        setFailure({ error, refused, language: i18n.language })
      } else {
        form.setError(field, atField(found))
      }
      return
    }
    try {
      // `send` gives what the call answers; the overloads above tie it to `onDone`.
      await options.onDone?.(reply as never, typed)
    } catch (error) {
      // What was sent is done; only what follows it, such as reading it anew, did not work.
      reactToError(app, error)
    }
  }
  const submit = async (element: HTMLFormElement): Promise<void> => {
    if (isUnderWay.current || focusRefusedField(element)) return
    isUnderWay.current = true
    setFailure(undefined)
    takeFilledFields(element, form)
    try {
      await form.handleSubmit(attempt)()
    } finally {
      isUnderWay.current = false
      setJudged({ element })
    }
  }
  return {
    form,
    onSubmit: (event) => {
      event.preventDefault()
      void submit(event.currentTarget)
    },
    problems: problemsOf(form),
    busy,
    refused:
      failure && failure.language !== i18n.language
        ? inOurWords(i18n, failure.refused, failure.error)
        : failure?.refused,
    error: failure?.error,
    forgive: () => {
      form.clearErrors()
      setFailure(undefined)
    },
  }
}

/** The call as one function of the values; a row goes through `callMutation`, quietly, for the form shows the failure. */
function useSending<Values extends FieldValues>(
  call: Call | FormCall<Values, unknown>,
  form: UseFormReturn<Values>,
  options: FormOptions<Values, never> & { toInput?: (values: Values) => unknown },
): { send: (values: Values) => Promise<unknown>; busy: boolean } {
  const { api } = useApp()
  const { toInput = (values: Values) => values, invalidates = [], about } = options
  const row = rowOf(call) ?? about
  const meta = { quiet: true, invalidates, ...(row && { call: row }) }
  const sending = useMutation<unknown, Error, unknown>(
    typeof call === 'function'
      ? { mutationFn: (values) => call(values as Values, form), meta }
      : { ...callMutation(api, call, { quiet: true, invalidates }) },
  )
  return {
    send: (values) => sending.mutateAsync(typeof call === 'function' ? values : toInput(values)),
    busy: sending.isPending,
  }
}

function rowOf(call: Call | ((...values: never[]) => unknown)): Call | undefined {
  return typeof call === 'function' ? undefined : call
}

function ownField<Values extends FieldValues>(values: Values): (name: string) => Path<Values> | undefined {
  return (name) => (name in values ? (name as Path<Values>) : undefined)
}

function problemsOf<Values extends FieldValues>(form: UseFormReturn<Values>): FormProblems<Values> {
  const found = Object.entries(form.formState.errors).map(([name, error]) => [name, error?.message])
  // Names of fields, each with the message that the schema or the gateway gave.
  return Object.fromEntries(found) as FormProblems<Values>
}
