import { loadAreas } from '@saola/i18n'
import { contractKinds } from '@saola/rules'
import { searchNumber, searchReader } from '@saola/shell'
import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { OfferPage } from '#features/contracts/offer-page.tsx'

export const Route = createFileRoute('/_agent/contracts/offer')({
  validateSearch: searchReader({ kind: z.enum(contractKinds), member: searchNumber }),
  loader: ({ context }) => loadAreas(context.i18n, 'validation'),
  component: Offer,
})

function Offer() {
  const { kind = 'dividend', member } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <OfferPage
      kind={kind}
      member={member}
      onKind={(next) =>
        void navigate({ search: { kind: next, ...(member !== undefined && { member }) }, replace: true })
      }
      onDone={() => void navigate({ to: '/contracts', search: { kind } })}
    />
  )
}
