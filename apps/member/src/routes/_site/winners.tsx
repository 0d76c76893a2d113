import { createFileRoute } from '@tanstack/react-router'
import { WinnersPage } from '#features/winners/winners-page.tsx'

export const Route = createFileRoute('/_site/winners')({ component: WinnersPage })
