import { say } from '@saola/i18n'
import { endsOf, mostTiers, paymentCycles, type ContractKind, type TermsIssue } from '@saola/rules'
import { Button, ChoiceChips, Field, Icon, IconButton, TextArea, TextInput } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AmountEntry } from '../money/amount-entry.tsx'
import { useLanguage } from '../preferences/use-language.ts'
import styles from './contracts.module.css'
import { fieldName, issueText } from './term-words.ts'
import { newTier, type TermsDraft, type TierDraft } from './terms-draft.ts'

export type TermsEditorProps = {
  kind: ContractKind
  draft: TermsDraft
  onDraft: (draft: TermsDraft) => void
  /** What is wrong, each said at its field; empty until the form was judged. */
  issues: readonly TermsIssue[]
}

const expiryDays = [0, 1, 3, 7] as const

/** The fields of a contract's terms: its ladder or its rates, its period, a note and until when it may be answered. */
export function TermsEditor(props: TermsEditorProps): ReactElement {
  const { kind, draft, onDraft, issues } = props
  const { t, i18n } = useTranslation('contracts')
  const language = useLanguage()
  const wrong = (field: TermsIssue['field']): string | undefined => {
    const found = issues.find((issue) => issue.tier === undefined && issue.field === field)
    return found && issueText(i18n, found, language)
  }
  return (
    <>
      {kind === 'realtime' ? (
        <div className={styles.rung}>
          <Percent
            label={t('field.loss_rate')}
            value={draft.lossPercent}
            onValue={(lossPercent) => onDraft({ ...draft, lossPercent })}
            error={wrong('lossRate')}
          />
          <Percent
            label={t('field.profit_rate')}
            value={draft.profitPercent}
            onValue={(profitPercent) => onDraft({ ...draft, profitPercent })}
            error={wrong('profitRate')}
          />
          <AmountEntry
            label={t('field.minimum_bet')}
            error={wrong('minimumBet')}
            value={draft.minimumBet}
            onValueChange={(minimumBet) => onDraft({ ...draft, minimumBet })}
            unit="₫"
          />
        </div>
      ) : (
        <Ladder {...props} kind={kind} />
      )}
      {kind === 'dividend' && (
        <ChoiceChips
          legend={t('field.period')}
          choices={paymentCycles.map((value) => ({ value, label: t(`cycle.${value}`) }))}
          value={draft.cycle}
          onValueChange={(cycle) => onDraft({ ...draft, cycle })}
        />
      )}
      <ChoiceChips
        legend={t('field.valid_until')}
        choices={expiryDays.map((value) => ({
          value,
          label: value === 0 ? t('expiry.none') : t('expiry.days', { count: value }),
        }))}
        value={draft.days}
        onValueChange={(days) => onDraft({ ...draft, days })}
      />
      <Field label={`${t('field.note')} (${say(i18n, 'shell:state.optional')})`}>
        <TextArea
          rows={2}
          maxLength={300}
          value={draft.note}
          onChange={(event) => onDraft({ ...draft, note: event.target.value })}
        />
      </Field>
    </>
  )
}

function Ladder({
  kind,
  draft,
  onDraft,
  issues,
}: TermsEditorProps & { kind: Exclude<ContractKind, 'realtime'> }): ReactElement {
  const { t, i18n } = useTranslation('contracts')
  const language = useLanguage()
  const { tiers } = draft
  const change = (id: number, part: Partial<TierDraft>): void =>
    onDraft({ ...draft, tiers: tiers.map((tier) => (tier.id === id ? { ...tier, ...part } : tier)) })
  const wrong = (at: number, field: TermsIssue['field']): string | undefined => {
    const found = issues.find((issue) => issue.tier === at && issue.field === field)
    return found && issueText(i18n, found, language)
  }
  return (
    <>
      {tiers.map((tier, at) => (
        <fieldset key={tier.id} className={styles.rung}>
          <legend>
            <span>{t('tier', { n: at + 1 })}</span>{' '}
            {tiers.length > 1 && (
              <IconButton
                icon="trash"
                label={t('tier.remove', { n: at + 1 })}
                onClick={() => onDraft({ ...draft, tiers: tiers.filter(({ id }) => id !== tier.id) })}
              />
            )}
          </legend>
          <AmountEntry
            label={say(i18n, fieldName(kind, 'betVolume'))}
            error={wrong(at, 'betVolume')}
            value={tier.betVolume}
            onValueChange={(betVolume) => change(tier.id, { betVolume })}
            unit="₫"
          />
          <AmountEntry
            label={t('field.active_members')}
            error={wrong(at, 'activeMembers')}
            value={tier.activeMembers}
            onValueChange={(activeMembers) => change(tier.id, { activeMembers })}
            maxDigits={7}
          />
          {tier.rateType === 'P' ? (
            <Percent
              label={t('field.rate')}
              value={tier.percent}
              onValue={(percent) => change(tier.id, { percent })}
              error={wrong(at, 'rate') ?? wrong(at, 'rateType')}
            />
          ) : (
            <AmountEntry
              label={t('rate_type.F')}
              error={wrong(at, 'rate') ?? wrong(at, 'rateType')}
              value={tier.fixed}
              onValueChange={(fixed) => change(tier.id, { fixed })}
              unit="₫"
            />
          )}
          {kind !== 'dividend' && (
            <ChoiceChips
              legend={t('rate_type')}
              choices={(['P', 'F'] as const).map((value) => ({ value, label: t(`rate_type.${value}`) }))}
              value={tier.rateType}
              onValueChange={(rateType) => change(tier.id, { rateType })}
            />
          )}
        </fieldset>
      ))}
      {tiers.length < mostTiers && (
        <Button
          icon={<Icon name="plus" size={18} />}
          onClick={() => {
            const next = endsOf(tiers.map(({ id }) => id)).most + 1
            onDraft({ ...draft, tiers: [...tiers, newTier(next)] })
          }}
        >
          {t('tier.add')}
        </Button>
      )}
    </>
  )
}

type PercentProps = {
  label: string
  value: string
  onValue: (value: string) => void
  error: string | undefined
}

function Percent({ label, value, onValue, error }: PercentProps): ReactElement {
  return (
    <Field label={label} error={error}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        maxLength={8}
        value={value}
        onChange={(event) => onValue(event.target.value)}
        end="%"
      />
    </Field>
  )
}
