import { amountInWords, formatMoney } from '@saola/i18n'
import { Button, Copyable, Icon, type IconName } from '@saola/ui'
import { useRef, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../context/app-context.tsx'
import { useSaveFile } from '../files/use-save-file.tsx'
import { useLanguage } from '../preferences/use-language.ts'
import { MoneyFacts, type MoneyFact } from './money-facts.tsx'
import styles from './money-receipt.module.css'

/** How an act with money stands: it went well, it goes on, it did not happen. */
export type ReceiptTone = 'good' | 'warn' | 'bad'

export type MoneyReceiptProps = {
  /** What it is a receipt of. */
  title: string
  tone: ReceiptTone
  /** In đồng. */
  amount: number
  /** Shows a plus before what came in. */
  signed?: boolean
  /** What has become of it. */
  note: ReactNode
  facts: readonly MoneyFact[]
  /** What else can be done with it, beside copying and printing. */
  children?: ReactNode
}

const seals = { good: 'check', warn: 'clock', bad: 'close' } as const satisfies Record<ReceiptTone, IconName>

/** The last step of an act with money: a receipt worth keeping, to be copied, shared as a picture or printed. */
export function MoneyReceipt(props: MoneyReceiptProps): ReactElement {
  const { title, tone, amount, signed = false, note, facts, children } = props
  const { t } = useTranslation(['money', 'shell'])
  const { brand } = useApp()
  const language = useLanguage()
  const heading = `${brand.name} · ${title}`
  const words = amountInWords(amount, language)
  const all: readonly MoneyFact[] = [
    ...facts,
    ...(words === undefined ? [] : [{ name: t('money:in_words'), value: words }]),
  ]
  const kept = all.filter(({ screenOnly }) => !screenOnly)
  const asText = [
    heading,
    formatMoney(amount, language),
    ...kept.map(({ name, value }) => `${name}: ${value}`),
  ].join('\n')
  const file = useSaveFile()
  const noteWords = useRef<HTMLDivElement>(null)
  const handlePicture = async (): Promise<void> => {
    const { drawReceipt } = await import('./draw-receipt.ts')
    const picture = await drawReceipt({
      heading,
      amount: formatMoney(amount, language, { signed }),
      note: noteWords.current?.textContent ?? '',
      facts: kept,
    })
    if (picture) file.share(`${t('money:receipt.file')}.png`, picture)
  }
  return (
    <section className={styles.receipt} aria-label={title}>
      <p className={styles.paper}>{heading}</p>
      <span className={styles.seal} data-tone={tone}>
        <Icon name={seals[tone]} size={30} />
      </span>
      <p className={styles.amount}>
        <span translate="no" className="figures">
          {formatMoney(amount, language, { signed })}
        </span>
      </p>
      <div className={styles.note} ref={noteWords}>
        {note}
      </div>
      <div className={styles.facts}>
        <MoneyFacts facts={all} />
      </div>
      <div className={styles.keep}>
        <Copyable value={asText} copyLabel={t('money:receipt.copy')} copiedLabel={t('shell:act.copied')}>
          {t('money:receipt.copy')}
        </Copyable>
        <Button size="small" variant="ghost" onClick={() => void handlePicture()}>
          {t('money:receipt.picture')}
        </Button>
        <Button size="small" variant="ghost" onClick={() => file.print(() => window.print())}>
          {t('money:receipt.print')}
        </Button>
        {children}
      </div>
    </section>
  )
}
