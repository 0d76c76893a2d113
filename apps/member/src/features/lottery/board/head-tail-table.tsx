import type { LotteryDraw } from '@saola/protocol'
import { digitTable, isRegion } from '@saola/rules'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { revealAt } from './board-rows.ts'
import styles from './head-tail-table.module.css'

export type HeadTailTableProps = {
  draw: LotteryDraw
  revealed?: number | undefined
}

/** By digit what stands beside it in the last two digits of every number; a dash where a digit is silent. */
export function HeadTailTable({ draw, revealed }: HeadTailTableProps): ReactElement | null {
  const { t } = useTranslation('lottery')
  const { kind, prizes } = draw
  if (!isRegion(kind) || prizes.length === 0) return null
  const reveal = revealAt(kind, revealed ?? Number.POSITIVE_INFINITY)
  const out = prizes.map((numbers, place) => numbers.filter((_, index) => reveal.shown(place, index)))
  const { heads, tails } = digitTable(out)
  return (
    <table className={styles.table}>
      <caption>{t('board.head_tail')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('quick.head')}</th>
          <th scope="col">{t('board.ends')}</th>
          <th scope="col">{t('quick.tail')}</th>
          <th scope="col">{t('board.begins')}</th>
        </tr>
      </thead>
      <tbody>
        {heads.map((head, digit) => (
          // oxlint-disable-next-line react/no-array-index-key -- a row is its digit
          <tr key={digit}>
            <th scope="row">{digit}</th>
            <td>{head.join(' ') || '–'}</td>
            <td className={styles.digit}>{digit}</td>
            <td>{tails[digit]?.join(' ') || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
