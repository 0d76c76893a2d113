import { formatMoney } from '@saola/i18n'
import type { LotteryKind } from '@saola/protocol'
import { useLanguage } from '@saola/shell'
import { Badge, IconButton } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useServerRead } from '#shared/lottery/server-clock.ts'
import { drawName } from '../draw-name.ts'
import { LineWords } from '../line-words.tsx'
import { useBetName } from '../use-bet-name.ts'
import { lockedLines, type SlipLine } from './slip.ts'
import styles from './slip-lines.module.css'
import { stakeOfLine } from './slip-money.ts'

export type SlipLinesProps = {
  kind: LotteryKind
  lines: readonly SlipLine[]
  onRemove: (key: number) => void
}

/** The lines of a slip: what they bet, at which odds, for how much; each can be taken out. */
export function SlipLines({ kind, lines, onRemove }: SlipLinesProps): ReactElement {
  const { t } = useTranslation('lottery')
  const language = useLanguage()
  const betName = useBetName()
  const locked = useServerRead((now) =>
    lockedLines(lines, now)
      .map(({ key }) => key)
      .join(),
  ).split(',')
  return (
    <ul className={`plain-list ${styles.lines}`}>
      {lines.map((line) => (
        <li key={line.key} className={styles.line}>
          <div>
            <LineWords line={line} />
            {locked.includes(String(line.key)) && (
              <Badge tone="warn">{t('draw.locked_of', { number: drawName(line.made) })}</Badge>
            )}
          </div>
          <b translate="no" className="figures">
            {formatMoney(stakeOfLine(kind, line), language)}
          </b>
          <IconButton
            icon="trash"
            label={t('slip.remove', { bet: betName(line.type), numbers: line.numbers.slice(0, 5).join(' ') })}
            onClick={() => onRemove(line.key)}
          />
        </li>
      ))}
    </ul>
  )
}
