import { useLanguage, useSaveFile } from '@saola/shell'
import { amountInWords, formatCountdown, formatMoney } from '@saola/i18n'
import type { Deposit } from '@saola/protocol'
import { Button, Card, Countdown, Icon, LoadingMark, QrCode, qrPng } from '@saola/ui'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { BankApps } from './bank-apps.tsx'
import { CopyRow } from './copy-row.tsx'
import styles from './deposit-payment.module.css'
import { useTimeUp } from './use-time-up.ts'

export type DepositPaymentProps = {
  deposit: Deposit
  /** The code can no longer be paid. */
  onTimeUp: () => void
}

/** The second step: a code to scan, or the same facts to type; the page notices the payment by itself. */
export function DepositPayment({ deposit, onTimeUp }: DepositPaymentProps): ReactElement {
  const { t } = useTranslation('wallet')
  const language = useLanguage()
  const now = useTimeUp(deposit, onTimeUp)
  const file = useSaveFile()
  const amount = formatMoney(deposit.amount, language)
  const handleSave = async (): Promise<void> => {
    const picture = await qrPng(deposit.qrPayload)
    if (picture) file.save(`VietQR ${deposit.memo}.png`, picture)
  }
  return (
    <div className={styles.payment}>
      <output className={styles.waiting}>
        <LoadingMark size={28} />
        <span>
          <b>{t('deposit.waiting')}</b>
          <br />
          {t('deposit.waiting_hint')}
        </span>
      </output>
      <div className={styles.column}>
        <Card className={styles.scan}>
          <p className={styles.hint}>{t('deposit.scan_hint')}</p>
          <QrCode text={deposit.qrPayload} label={t('deposit.qr_alt', { amount })} size={264} />
          <p className={styles.bank}>VietQR · {deposit.bankName}</p>
          <Button size="small" icon={<Icon name="download" size={18} />} onClick={() => void handleSave()}>
            {t('deposit.save_code')}
          </Button>
          <p className={styles.left}>
            {t('deposit.expires', { time: '' })}
            <Countdown
              now={now}
              target={deposit.expiresAt}
              label={t('deposit.expires', { time: '' })}
              format={() => formatCountdown(deposit.expiresAt - now)}
            />
          </p>
        </Card>
        {deposit.bankPageUrl !== undefined && (
          <Button variant="primary" size="large" wide asChild>
            <a href={deposit.bankPageUrl} target="_blank" rel="noreferrer">
              <Icon name="bank" size={22} />
              {t('deposit.open_bank')}
              <span className="visually-hidden">{t('deposit.new_window')}</span>
            </a>
          </Button>
        )}
        <BankApps apps={deposit.bankApps} />
      </div>
      <div className={styles.column}>
        <Card>
          <p className={styles.amount}>
            <span className="figures">{amount}</span>
            <span className={styles.words}>{amountInWords(deposit.amount, language)}</span>
          </p>
          <dl className={styles.facts}>
            <CopyRow name={t('deposit.bank')} value={deposit.bankName} />
            <CopyRow name={t('statement.amount')} value={String(deposit.amount)} shown={amount} />
            <CopyRow name={t('deposit.account_number')} value={deposit.accountNumber} />
            <CopyRow name={t('deposit.memo')} value={deposit.memo} hint={t('deposit.memo_hint')} strong />
            <CopyRow name={t('deposit.account_name')} value={deposit.accountName} />
          </dl>
        </Card>
      </div>
    </div>
  )
}
