import { say } from '@saola/i18n'
import {
  BalanceEye,
  LanguageSwitch,
  useCapabilities,
  SidePart,
  SiteFoot,
  usePlacesAhead,
  useSession,
} from '@saola/shell'
import { AppFrame, BottomBar, SideRail, TopBar, type NavLinkProps } from '@saola/ui'
import { Link, Outlet, useLocation, useRouter } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountMenu } from './account-menu.tsx'
import { PortalName } from './portal-name.tsx'
import { portalNavigation } from './portal-navigation.ts'
import styles from './portal-frame.module.css'

/** The frame of the portal: brand and account above, its places at the left or, on a phone, below. */
export function PortalFrame(): ReactElement {
  const { t, i18n } = useTranslation(['shell', 'team', 'contracts', 'transfer'])
  const { pathname } = useLocation()
  const { member } = useSession()
  const places = portalNavigation(pathname, member, useCapabilities())
  const inBar = places.filter(({ railOnly }) => railOnly !== true)
  usePlacesAhead(
    useRouter(),
    inBar.map(({ href }) => href),
    { atRest: true },
  )
  return (
    <AppFrame
      skipLabel={t('shell:act.skip')}
      top={
        <TopBar
          start={
            <div className={styles.brand}>
              <PortalName />
            </div>
          }
          end={
            <>
              <BalanceEye />
              <LanguageSwitch />
              <AccountMenu />
            </>
          }
        />
      }
      rail={
        <SideRail
          label={t('shell:nav.main')}
          start={<PortalName />}
          groups={[
            { id: 'places', items: places.map((place) => ({ ...place, label: say(i18n, place.text) })) },
          ]}
          renderLink={renderLink}
        />
      }
      foot={
        <div className={styles.foot}>
          <SidePart>
            <SiteFoot />
          </SidePart>
        </div>
      }
      bottom={
        <BottomBar
          label={t('shell:nav.bar')}
          items={inBar.map((place) => ({ ...place, label: say(i18n, place.brief) }))}
          renderLink={renderLink}
        />
      }
    >
      <Outlet />
    </AppFrame>
  )
}

function renderLink({ href, ...props }: NavLinkProps): ReactElement {
  return <Link {...props} to={href} />
}
