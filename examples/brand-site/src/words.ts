import { languageOf, type OwnLanguage } from '@saola/i18n'
import { useTranslation } from 'react-i18next'

const words = {
  vi: {
    home: 'Trò chơi',
    wallet: 'Ví',
    budget: 'Chi tiêu',
    week: 'Tuần này tôi định chi',
    spent: 'Đã chi trong 7 ngày',
    left: 'Còn lại',
    over: 'Vượt mức',
  },
  en: {
    home: 'Games',
    wallet: 'Wallet',
    budget: 'Budget',
    week: 'What I mean to spend this week',
    spent: 'Spent in 7 days',
    left: 'Left',
    over: 'Over',
  },
} as const satisfies Record<OwnLanguage, Record<string, string>>

/** The site's own words; all others come from the catalogues. */
export function useWords(): { language: OwnLanguage; own: (typeof words)[OwnLanguage] } {
  const { i18n } = useTranslation()
  const language = languageOf(i18n.language)
  return { language, own: words[language] }
}
