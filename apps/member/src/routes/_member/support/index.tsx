import { createFileRoute } from '@tanstack/react-router'
import { TicketsPage } from '#features/support/tickets-page.tsx'

export const Route = createFileRoute('/_member/support/')({ component: TicketsPage })
