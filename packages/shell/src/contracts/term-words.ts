import {
  formatMoney,
  formatNumber,
  formatRate,
  formatValues,
  messageKey,
  say,
  type Language,
  type MessageKey,
  type I18n,
} from '@saola/i18n'
import type { ContractKind, TermsIssue } from '@saola/rules'
import type { TermField, TermFigure } from './compare-terms.ts'

/** The name of a field; the volume of bets is counted over another time in each kind. */
export function fieldName(kind: ContractKind, field: TermField): MessageKey {
  if (field === 'betVolume') {
    if (kind === 'daily') return 'contracts:field.daily_bet'
    return kind === 'hourly' ? 'contracts:field.hourly_bet' : 'contracts:field.period_valid_bet'
  }
  return fieldNames[field]
}

const fieldNames = {
  activeMembers: 'contracts:field.active_members',
  rate: 'contracts:field.rate',
  lossRate: 'contracts:field.loss_rate',
  profitRate: 'contracts:field.profit_rate',
  minimumBet: 'contracts:field.minimum_bet',
  cycle: 'contracts:field.period',
} as const satisfies Record<Exclude<TermField, 'betVolume'>, MessageKey>

/** A figure of terms as it is read. */
export function figureText(i18n: I18n, figure: TermFigure, language: Language): string {
  if (figure.as === 'cycle') return say(i18n, `contracts:cycle.${figure.value}`)
  if (figure.as === 'money') return formatMoney(figure.value, language)
  return figure.as === 'rate' ? formatRate(figure.value, language) : formatNumber(figure.value, language)
}

/** Why terms cannot be offered so, with its figures. */
export function issueText(i18n: I18n, { key, params }: TermsIssue, language: Language): string {
  return say(i18n, messageKey(key), formatValues(params ?? {}, language))
}
