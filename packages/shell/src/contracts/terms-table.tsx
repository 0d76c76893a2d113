import { say } from '@saola/i18n'
import type { ContractKind } from '@saola/rules'
import { classNames, Icon } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../preferences/use-language.ts'
import { compareTerms, type ShownTerms, type TermFigure, type TermLine } from './compare-terms.ts'
import { fieldName, figureText } from './term-words.ts'
import styles from './contracts.module.css'

export type TermsTableProps = {
  kind: ContractKind
  /** In force, or what else is compared with. */
  present: ShownTerms | undefined
  offered: ShownTerms | undefined
  /** Nobody has signed `present`: it is an offer itself. */
  isUnsigned?: boolean
}

/** Terms line by line; where others are in force, both beside each other with the differences marked (contracts 19). */
export function TermsTable({ kind, present, offered, isUnsigned = false }: TermsTableProps): ReactElement {
  const { t, i18n } = useTranslation('contracts')
  const language = useLanguage()
  const both = present !== undefined && offered !== undefined
  const lines = compareTerms(present, offered)
  const text = (figure: TermFigure | undefined): string =>
    figure === undefined ? '–' : figureText(i18n, figure, language)
  return (
    <table className={styles.terms}>
      <caption className="visually-hidden">{t('field.terms')}</caption>
      <thead className={both ? undefined : 'visually-hidden'}>
        <tr>
          <th scope="col">{t('field.terms')}</th>
          {present && <th scope="col">{t(isUnsigned ? 'terms.on_table' : 'terms.present')}</th>}
          {offered && <th scope="col">{t(isUnsigned ? 'terms.new' : 'terms.offered')}</th>}
        </tr>
      </thead>
      {groupsOf(lines).map(({ tier, own }) => (
        <tbody key={tier ?? 'whole'}>
          {tier !== undefined && (
            <tr>
              <th scope="rowgroup" colSpan={both ? 3 : 2} className={styles.tier}>
                {t('tier', { n: tier + 1 })}
              </th>
            </tr>
          )}
          {own.map((line) => (
            <tr key={line.field} className={classNames(line.isChanged && styles.changed)}>
              <th scope="row">{say(i18n, fieldName(kind, line.field))}</th>
              {present && <td className="figures">{text(line.present)}</td>}
              {offered && (
                <td className="figures">
                  {line.isChanged ? (
                    <mark className={styles.mark}>
                      <Way line={line} />
                      {text(line.offered)}
                    </mark>
                  ) : (
                    text(line.offered)
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}

/** Whether a figure rose or fell, for the eye and in a word. */
function Way({ line: { present, offered } }: { line: TermLine }): ReactElement {
  const { t } = useTranslation('contracts')
  const [one, other] = [Number(present?.value), Number(offered?.value)]
  if (present?.as !== offered?.as || Number.isNaN(one) || one === other) {
    return <span className="visually-hidden">{t('terms.changed')}</span>
  }
  const rose = other > one
  return (
    <>
      <Icon name={rose ? 'chevron-up' : 'chevron-down'} size={14} />
      <span className="visually-hidden">{t(rose ? 'terms.rose' : 'terms.fell')}</span>
    </>
  )
}

function groupsOf(lines: readonly TermLine[]): { tier: number | undefined; own: TermLine[] }[] {
  const tiers = [...new Set(lines.map(({ tier }) => tier))]
  return tiers.map((tier) => ({ tier, own: lines.filter((line) => line.tier === tier) }))
}
