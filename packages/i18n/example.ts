import {
  amountInWords,
  areas,
  compareText,
  createI18n,
  formatCompactMoney,
  formatMoney,
  loadAreas,
  loadCatalogue,
  pseudoText,
} from '@saola/i18n'

const i18n = await createI18n({
  language: 'vi',
  overrides: { 'wallet:deposit.scan_hint': 'Mở ứng dụng ngân hàng và quét mã' },
})

// The texts of the wallet arrive as a chunk of their own.
await loadAreas(i18n, 'wallet')
console.log(i18n.t('wallet:deposit.title'))
console.log(i18n.t('wallet:deposit.scan_hint'))
console.log(i18n.t('wallet:deposit.too_small', { minAmount: formatMoney(50_000, 'vi') }))
console.log(amountInWords(1_250_000, 'vi'))
console.log(formatCompactMoney(1_500_000, 'vi'), ['Ổi', 'Cam', 'Đào'].sort(compareText).join(' '))

// All texts of an area without i18next, for who wants to look into them.
const counts = await Promise.all(
  areas.map(async (area) => Object.keys(await loadCatalogue('vi', area)).length),
)
console.log(counts.reduce((sum, count) => sum + count) > 2000)

// Texts that grow and keep their accents, to see what a layout does with them.
console.log(pseudoText('Deposit'))
