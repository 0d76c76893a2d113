import { formatNumber } from '@saola/i18n'
import { followersOf, tailsOf, type Prizes } from '@saola/rules'
import { useLanguage } from '@saola/shell'
import { Field, Select } from '@saola/ui'
import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './statistics-page.module.css'

const tails = Array.from({ length: 100 }, (_, value) => String(value).padStart(2, '0'))
const shown = 10

/** What came in the draw after a tail had come, beside what chance alone makes of it (lottery 75). */
export function FollowersOf({ draws }: { draws: readonly Prizes[] }): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const newest = draws[0] === undefined ? [] : tailsOf(draws[0])
  const [tail, setTail] = useState(newest[0] ?? '00')
  const followers = followersOf(tail, draws)
  // A tail is in a draw unless each of its numbers misses it.
  const byChance = followers.draws * (1 - 0.99 ** newest.length)
  return (
    <div className={styles.table}>
      <Field label={t('statistics.after')}>
        <Select
          value={tail}
          options={tails.map((each) => ({ value: each, label: each }))}
          onChange={(event) => setTail(event.target.value)}
        />
      </Field>
      <p aria-live="polite">
        {followers.draws === 0
          ? t('statistics.after_none', { tail })
          : t('statistics.after_draws', { tail, count: followers.draws })}{' '}
        <b className={styles.tail}>
          {followers.tails
            .slice(0, shown)
            .map((each) => `${each.tail} (${each.draws})`)
            .join(', ')}
        </b>
      </p>
      {followers.draws > 0 && (
        <p>
          {t('statistics.by_chance', {
            times: formatNumber(Math.round(byChance * 10) / 10, language),
          })}
        </p>
      )}
    </div>
  )
}
