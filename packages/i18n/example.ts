import { amountInWords, createI18n, formatMoney, loadAreas } from '@saola/i18n'

const i18n = await createI18n({
  language: 'vi',
  overrides: { 'wallet:deposit.scan': 'Mở ứng dụng ngân hàng và quét mã' },
})

// The texts of the wallet arrive as a chunk of their own.
await loadAreas(i18n, 'wallet')
console.log(i18n.t('wallet:deposit.title'))
console.log(i18n.t('wallet:deposit.scan'))
console.log(
  i18n.t('wallet:deposit.bounds', { min: formatMoney(50_000, 'vi'), max: formatMoney(300_000_000, 'vi') }),
)
console.log(amountInWords(1_250_000, 'vi'))
