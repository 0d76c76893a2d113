import { createFileRoute } from '@tanstack/react-router'
import { ProtectionPage } from '#features/protection/protection-page.tsx'

export const Route = createFileRoute('/_member/account/protection')({ component: ProtectionPage })
