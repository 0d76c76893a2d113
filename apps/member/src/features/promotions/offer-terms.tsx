import { formatDateTime, formatMoney, formatPercent, type Language } from '@saola/i18n'
import type { PromotionDetail } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '#shared/paths.ts'
import styles from './promotions.module.css'

/** A share or odds of the wire as a part of one. */
const parts = { share: 10_000, odds: 1_000 } as const

/** The terms of an offer: what it asks for, and what of a bet counts for it (promotions 6 and 32). */
export function OfferTerms({ offer }: { offer: PromotionDetail }): ReactElement {
  const { t } = useTranslation(['promotions', 'games'])
  const language = useLanguage()
  const { bonus, multiple, families, claimUntil, counting, endsAt, startsAt, own } = offer
  const rows: [string, string][] = [
    [
      t('promotions:activity'),
      t('promotions:period', {
        from: formatDateTime(startsAt, language),
        to: formatDateTime(endsAt, language),
      }),
    ],
    [t('promotions:field.multiple'), t('promotions:field.multiple_of', { multiple: multiple / 100 })],
    [t('promotions:field.games'), families.map((family) => t(`games:family.${family}`)).join(', ')],
    [t('promotions:field.deadline'), formatDateTime(claimUntil ?? endsAt, language)],
    [t('promotions:field.cap'), formatMoney(bonus.kind === 'fixed' ? bonus.amount : bonus.cap, language)],
  ]
  if (bonus.kind === 'deposit') {
    rows.push([t('promotions:field.least_deposit'), formatMoney(bonus.leastDeposit, language)])
  }
  if (own !== undefined && !own.awaitsDeposit) {
    rows.push(
      [t('promotions:field.bonus'), formatMoney(own.bonus, language)],
      [t('promotions:field.remaining'), formatMoney(Math.max(0, own.required - own.wagered), language)],
    )
  }
  const question = t('promotions:counting.question')
  return (
    <>
      <TermRows rows={rows} />
      {multiple > 0 && (
        <>
          <h3 className={styles.counting}>{t('promotions:counting')}</h3>
          <TermRows
            rows={[
              [t('promotions:counting.least_odds'), (counting.leastOdds / parts.odds).toFixed(2)],
              ...counting.families.map((each): [string, string] => [
                t('promotions:counting.share', { family: t(`games:family.${each.family}`) }),
                shareText(each, language, (least, most) => {
                  if (least === undefined) return t('promotions:counting.by_bet', { most })
                  return least === most ? most : t('promotions:counting.range', { least, most })
                }),
              ]),
            ]}
          />
          <Link className={styles.more} to={paths.help} search={{ text: question }}>
            {question}
          </Link>
        </>
      )}
    </>
  )
}

function shareText(
  { least, most }: PromotionDetail['counting']['families'][number],
  language: Language,
  say: (least: string | undefined, most: string) => string,
): string {
  const percent = (share: number): string => formatPercent(share / parts.share, language)
  return say(least === undefined ? undefined : percent(least), percent(most))
}

function TermRows({ rows }: { rows: readonly [string, string][] }): ReactElement {
  return (
    <dl className={styles.terms}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
