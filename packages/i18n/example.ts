import {
  amountInWords,
  areas,
  compareText,
  createI18n,
  formatCompactMoney,
  formatCurrency,
  formatDateTime,
  formatMoney,
  isOwnLanguage,
  languages,
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

// Any language, currency and time zone: English says what `overrides` do not.
const thai = await createI18n({ language: 'th', overrides: { 'shell:nav.home': 'หน้าแรก' } })
console.log(isOwnLanguage('th'), thai.t('shell:nav.home'), thai.t('shell:nav.games'))
console.log(formatCurrency(12.5, 'th', { sign: 'USDT', decimals: 2 }))
console.log(formatDateTime(1_795_241_100_000, 'th', { timeZone: 'Asia/Bangkok' }))

// All texts of an area without i18next, for who wants to look into them.
const counts = await Promise.all(
  languages.flatMap((language) =>
    areas.map(async (area) => Object.keys(await loadCatalogue(language, area)).length),
  ),
)
console.log(counts.reduce((sum, count) => sum + count) > 4000)

// Texts that grow and keep their accents, to see what a layout does with them.
console.log(pseudoText('Deposit'))
