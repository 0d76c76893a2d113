import type { Call } from '@saola/protocol'
import { checkTerms, wholeRate, type ContractKind, type TermsBounds } from '@saola/rules'
import { Button } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../context/app-context.tsx'
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

const unbounded: TermsBounds = { minRate: -1, maxRate: wholeRate + 1 }

/** Terms to be offered: typed, judged by the rules at their fields, beside those in force, and tried on past periods. */
export function TermsForm(props: TermsFormProps): ReactElement {
  const { kind, first, present, bounds = unbounded, downlineId, call, send, onDone, submitLabel } = props
  const { i18n } = useTranslation('contracts')
  const language = useLanguage()
  const { clock } = useApp()
  const check = (draft: TermsDraft) => checkTerms(termsOf(kind, draft), bounds)
  const schema = formSchema<{ draft: TermsDraft }>(({ draft }) => {
    const [issue] = check(draft)
    return { draft: issue && issueText(i18n, issue, language) }
  })
  const { form, onSubmit, problems, busy, refused } = useForm<{ draft: TermsDraft }, unknown>(
    schema,
    ({ draft }) => send(sentOf(kind, draft, clock.now())),
    {
      values: { draft: draftOf(first ?? present) },
      invalidates: ['contracts'],
      about: call,
      // It names a field inside the terms, which have their own words for it.
      fieldOf: () => undefined,
      onDone,
    },
  )
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
      {shown && <WhatIfTerms shown={shown} downlineId={downlineId} />}
      <RefusedNotice refused={refused} />
      <Button type="submit" variant="primary" wide busy={busy}>
        {submitLabel}
      </Button>
    </form>
  )
}
