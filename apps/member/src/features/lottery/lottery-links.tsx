import { TabLinks } from '@saola/ui'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { lotteryPaths } from '#shared/lottery/lottery-paths.ts'

type Place = keyof typeof lotteryPaths

const places = [
  'vietnam',
  'results',
  'ticket',
  'statistics',
  'orders',
  'sea',
] as const satisfies readonly Place[]

/** The way between the pages of the lotteries. */
export function LotteryLinks({ current }: { current?: Place }): ReactElement {
  const { t } = useTranslation('lottery')
  return (
    <TabLinks
      label={t('title')}
      links={places.map((place) => ({
        href: lotteryPaths[place],
        label: t(`place.${place}`),
        current: place === current,
      }))}
      renderLink={({ href, ...props }) => <Link {...props} to={href} activeOptions={{ exact: true }} />}
    />
  )
}
