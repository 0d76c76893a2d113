import type { Call } from '@saola/protocol'
import { checkTerms, wholeRate, type ContractKind, type TermsBounds } from '@saola/rules'
import { Button } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useHasCalls } from '../capabilities/use-has-calls.ts'
import { useApp } from '../context/app-context.tsx'
import { AuthenticatorCodeField, useAuthenticatorOn } from '../forms/authenticator-code-field.tsx'
import { formSchema } from '../forms/form-schema.ts'
import { RefusedNotice } from '../forms/refused-notice.tsx'
import { useForm } from '../forms/use-form.ts'
import { useLanguage } from '../preferences/use-language.ts'
import type { ShownTerms } from './compare-terms.ts'
import styles from './contracts.module.css'
import { issueText } from './term-words.ts'
import { draftOf, sentOf, termsOf, type TermsDraft } from './terms-draft.ts'
import { TermsEditor } from './terms-editor.tsx'
import { TermsTable } from './terms-table.tsx'
import { WhatIfTerms } from './what-if-terms.tsx'

export type TermsFormProps = {
  kind: ContractKind
  /** What the fields begin with. */
  first: ShownTerms | undefined
  /** What is in force, to compare with; where nothing is, what is on the table. */
  present: ShownTerms | undefined
  isUnsigned?: boolean
  /** Within which rates one may offer; where only the gateway knows them, it says so. */
  bounds?: TermsBounds | undefined
  /** Whose past periods the terms are tried on; without it one's own. */
  downlineId?: string | undefined
  call: Call
  send: (proposal: ReturnType<typeof sentOf>) => Promise<unknown>
  onDone: () => void
  submitLabel: string
  /** What else is asked, before the terms. */
  children?: ReactNode
}

type Fields = { draft: TermsDraft; code: string }

const unbounded: TermsBounds = { minRate: -1, maxRate: wholeRate + 1 }

/**
 * Terms to be offered: typed, judged by the rules at their fields, beside those in force, tried on past periods, and proved by a
 * code where an authenticator is on (contracts 40).
 */
export function TermsForm(props: TermsFormProps): ReactElement {
  const { kind, first, present, bounds = unbounded, downlineId, call, send, onDone, submitLabel } = props
  const { t, i18n } = useTranslation('contracts')
  const language = useLanguage()
  const { clock } = useApp()
  const check = (draft: TermsDraft) => checkTerms(termsOf(kind, draft), bounds)
  const isOn = useAuthenticatorOn()
  const schema = formSchema<Fields>(({ draft, code }) => {
    const [issue] = check(draft)
    return {
      draft: issue && issueText(i18n, issue, language),
      code: isOn && code.trim() === '' ? t('field.code_needed') : undefined,
    }
  })
  const { form, onSubmit, problems, busy, refused } = useForm<Fields, unknown>(
    schema,
    ({ draft, code }) =>
      send({ ...sentOf(kind, draft, clock.now()), ...(code.trim() !== '' && { code: code.trim() }) }),
    {
      values: { draft: draftOf(first ?? present), code: '' },
      invalidates: ['contracts'],
      about: call,
      // What it names beside the code is a field inside the terms, which have their own words for it.
      fieldOf: (name) => (name === 'code' ? name : undefined),
      onDone,
    },
  )
  const canAsk = useHasCalls('contracts.whatIf')
  const draft = form.watch('draft')
  const issues = check(draft)
  const shown: ShownTerms | undefined =
    issues.length === 0
      ? { terms: sentOf(kind, draft, 0).terms, ...(kind === 'dividend' && { cycle: draft.cycle }) }
      : undefined
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {props.children}
      <TermsEditor
        kind={kind}
        draft={draft}
        onDraft={(next) =>
          form.setValue('draft', next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
        }
        issues={problems.draft === undefined ? [] : issues}
      />
      {present && shown && (
        <TermsTable kind={kind} present={present} offered={shown} isUnsigned={props.isUnsigned === true} />
      )}
      {shown && canAsk && <WhatIfTerms shown={shown} downlineId={downlineId} />}
      <AuthenticatorCodeField
        {...form.register('code')}
        isOn={isOn}
        label={t('field.code')}
        error={problems.code}
      />
      <RefusedNotice refused={refused} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}
