import { loadAreas } from '@saola/i18n'
import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#features/account/account-page.tsx'
import { accountWords } from '#features/account/account-words.ts'

export const Route = createFileRoute('/_member/account/')({
  loader: ({ context }) => Promise.all(accountWords.map((area) => loadAreas(context.i18n, area))),
  component: AccountPage,
})
