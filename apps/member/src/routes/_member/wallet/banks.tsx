import { createFileRoute } from '@tanstack/react-router'
import { BanksPage } from '#features/banks/banks-page.tsx'

export const Route = createFileRoute('/_member/wallet/banks')({ component: BanksPage })
