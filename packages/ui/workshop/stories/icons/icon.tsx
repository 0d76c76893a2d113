import { Icon, type IconName } from '@saola/ui'
import type { ReactElement } from 'react'
import { iconPaths } from '../../../src/icons/icon-paths.ts'
import { Row } from '../../layout.tsx'
import type { ComponentPage, StoryProps } from '../../story.ts'
import styles from './icon.module.css'

export const page: ComponentPage = {
  component: 'Icon',
  group: 'draw',
  purpose: {
    vi: 'Biểu tượng nét, theo màu chữ quanh nó. Có label thì được đọc lên, không có thì chỉ để trang trí.',
    en: 'A line icon in the colour of the text around it. With a label it is read out, without it decorates.',
  },
  stories: [
    { id: 'all', name: { vi: 'Tất cả', en: 'All of them' }, Show: All },
    { id: 'states', name: { vi: 'Cỡ và đổ màu', en: 'Sizes and fill' }, Show: States },
  ],
  keys: [],
}

const names = Object.keys(iconPaths) as IconName[]

function All(): ReactElement {
  return (
    <ul className={styles.sheet}>
      {names.map((name) => (
        <li key={name}>
          <Icon name={name} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  )
}

function States({ say }: StoryProps): ReactElement {
  return (
    <Row>
      <Icon name="wallet" size={16} />
      <Icon name="wallet" />
      <Icon name="wallet" size={40} />
      <Icon name="heart" size={40} filled label={say('Yêu thích', 'Favourite')} />
    </Row>
  )
}
