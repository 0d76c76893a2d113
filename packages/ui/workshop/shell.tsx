import { BrandMark, Icon, TextInput } from '@saola/ui'
import { useEffect, useState, type ReactElement } from 'react'
import { applyView } from './apply-view.ts'
import { groups, pages } from './registry.ts'
import styles from './shell.module.css'
import { Toolbar } from './toolbar.tsx'
import { useAddress } from './use-address.ts'
import { readView, sayIn, writeView, type View } from './view.ts'

/** The workshop: every component by name at the side, the chosen one in a frame of the chosen width. */
export function Shell(): ReactElement {
  const { search, hash } = useAddress()
  const view = readView(search)
  const say = sayIn(view.lang)
  const chosen = pages.find((page) => `#${page.id}` === hash) ?? pages[0]
  useEffect(() => applyView(readView(search)), [search])
  useEffect(() => {
    document.title = `${chosen?.component} · Saola UI`
  }, [chosen])
  const change = (part: Partial<View>) => {
    history.pushState(null, '', `${writeView({ ...view, ...part })}${hash}`)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  return (
    <div className={styles.shell}>
      <aside className={styles.side}>
        <p className={styles.brand}>
          <BrandMark size={30} />
          <span>
            <b>Saola UI</b>
            <small>{say(`${pages.length} thành phần`, `${pages.length} components`)}</small>
          </span>
        </p>
        <Contents view={view} chosen={chosen?.id} />
      </aside>
      <div className={styles.work}>
        <Toolbar view={view} onChange={change} />
        <main className={styles.stage}>
          {chosen && (
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this workshop
            <iframe
              className={styles.frame}
              data-width={view.width}
              title={chosen.component}
              src={`page.html${writeView(view, chosen.id)}`}
            />
          )}
        </main>
      </div>
    </div>
  )
}

function Contents({ view, chosen }: { view: View; chosen: string | undefined }): ReactElement {
  const [wanted, setWanted] = useState('')
  const say = sayIn(view.lang)
  const found = pages.filter((page) => plain(page.component).includes(plain(wanted)))
  return (
    <>
      <search className={styles.search}>
        <TextInput
          type="search"
          value={wanted}
          aria-label={say('Tìm theo tên', 'Search by name')}
          placeholder={say('Tìm theo tên', 'Search by name')}
          start={<Icon name="search" size={18} />}
          onChange={(event) => setWanted(event.target.value)}
        />
      </search>
      <nav className={styles.contents} aria-label={say('Các thành phần', 'Components')}>
        {found.length === 0 && <p className={styles.none}>{say('Không có tên này.', 'No such name.')}</p>}
        {Object.entries(groups).map(([group, name]) => {
          const members = found.filter((page) => page.group === group)
          if (members.length === 0) return null
          return (
            <section key={group}>
              <h2 className={styles.group}>{name[view.lang]}</h2>
              <ul className={styles.list}>
                {members.map((page) => (
                  <li key={page.id}>
                    <a
                      href={`#${page.id}`}
                      ref={page.id === chosen ? bringIntoSight : undefined}
                      aria-current={page.id === chosen ? 'page' : undefined}
                    >
                      {page.component}
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )
        })}
      </nav>
    </>
  )
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[\s-]/g, '')
}

function bringIntoSight(link: HTMLAnchorElement | null): void {
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
