import { say } from '@saola/i18n'
import { AppFrame, BottomBar, SideRail, TopBar, type NavItem, type NavLinkProps } from '@saola/ui'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountCorner } from './account-corner.tsx'
import { BrandMark } from './brand-mark.tsx'
import { LanguageToggle } from './language-toggle.tsx'
import { PauseBanner } from '../protection/pause-banner.tsx'
import { siteNavigation, type Place } from './site-navigation.ts'

/** The frame of the site: bar above, rail of the twelve families at the left, on a phone five places below. */
export function SiteFrame(): ReactElement {
  const { t, i18n } = useTranslation(['shell', 'games'])
  const { pathname } = useLocation()
  const { places, families, more } = siteNavigation(pathname)
  const name = ({ text, ...place }: Place): NavItem => ({ ...place, label: say(i18n, text) })
  const groups = [
    { id: 'places', items: places.map(name) },
    { id: 'families', heading: t('games:families'), items: families.map(name) },
    { id: 'more', items: more.map(name) },
  ]
  return (
    <AppFrame
      skipLabel={t('shell:act.skip')}
      top={
        <TopBar
          start={<BrandMark />}
          end={
            <>
              <AccountCorner />
              <LanguageToggle />
            </>
          }
        />
      }
      rail={<SideRail label={t('shell:nav.main')} groups={groups} renderLink={renderLink} />}
      bottom={<BottomBar label={t('shell:nav.main')} items={places.map(name)} renderLink={renderLink} />}
    >
      <PauseBanner />
      <Outlet />
    </AppFrame>
  )
}

function renderLink({ href, ...props }: NavLinkProps): ReactElement {
  return <Link {...props} to={href} />
}
