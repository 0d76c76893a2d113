import { classNames, Icon, type IconName } from '@saola/ui'
import type { ReactElement, ReactNode } from 'react'
import styles from './toolbar.module.css'
import { sayIn, type View } from './view.ts'

type ToolbarProps = { view: View; onChange: (part: Partial<View>) => void }

/** Chooses theme, language, width and motion. */
export function Toolbar({ view, onChange }: ToolbarProps): ReactElement {
  const say = sayIn(view.lang)
  const still = view.motion === 'reduced'
  return (
    <header className={styles.bar}>
      <Choice label={say('Nền', 'Theme')}>
        <Option chosen={view.theme === 'dark'} icon="moon" onChoose={() => onChange({ theme: 'dark' })}>
          {say('Tối', 'Dark')}
        </Option>
        <Option chosen={view.theme === 'light'} icon="sun" onChoose={() => onChange({ theme: 'light' })}>
          {say('Sáng', 'Light')}
        </Option>
      </Choice>
      <Choice label={say('Ngôn ngữ', 'Language')}>
        <Option chosen={view.lang === 'vi'} onChoose={() => onChange({ lang: 'vi' })}>
          VI
        </Option>
        <Option chosen={view.lang === 'en'} onChoose={() => onChange({ lang: 'en' })}>
          EN
        </Option>
      </Choice>
      <Choice label={say('Bề rộng', 'Width')} wideOnly>
        {(['fill', '390', '1280'] as const).map((width) => (
          <Option key={width} chosen={view.width === width} onChoose={() => onChange({ width })}>
            {width === 'fill' ? say('Vừa khung', 'Fill') : width}
          </Option>
        ))}
      </Choice>
      <Choice label={say('Chuyển động', 'Motion')}>
        <Option chosen={still} icon="pause" onChoose={() => onChange({ motion: still ? 'full' : 'reduced' })}>
          {say('Giảm', 'Reduced')}
        </Option>
      </Choice>
    </header>
  )
}

type ChoiceProps = { label: string; children: ReactNode; wideOnly?: boolean }

function Choice({ label, children, wideOnly }: ChoiceProps): ReactElement {
  return (
    <fieldset className={classNames(styles.choice, wideOnly && styles.wide)}>
      <legend className="visually-hidden">{label}</legend>
      {children}
    </fieldset>
  )
}

type OptionProps = { chosen: boolean; onChoose: () => void; children: ReactNode; icon?: IconName }

function Option({ chosen, onChoose, children, icon }: OptionProps): ReactElement {
  return (
    <button type="button" className={styles.option} aria-pressed={chosen} onClick={onChoose}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </button>
  )
}
