import { BrandMark, IconButton, TopBar } from '@saola/ui'
import type { ReactElement } from 'react'
import { tabInto } from '../../keys.ts'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'TopBar',
  group: 'frame',
  purpose: {
    vi: 'Thanh dính trên đầu trang, cao 56 px: dấu của nhà bên trái, số dư và việc cần ngay bên phải.',
    en: 'The sticky bar at the top of a page, 56 px high: the mark at the left, balance and acts at the right.',
  },
  stories: [
    { id: 'balance', name: { vi: 'Có số dư', en: 'With a balance' }, Show: Balance, window: { height: 120 } },
  ],
  keys: [tabInto],
}

function Balance({ say }: StoryProps): ReactElement {
  return (
    <TopBar
      start={<BrandMark size={30} />}
      end={
        <>
          <b className="figures">{say('12.450.000 ₫', '12,450,000 ₫')}</b>
          <IconButton icon="eye" label={say('Ẩn số dư', 'Hide the balance')} />
          <IconButton icon="plus" label={say('Nạp tiền', 'Deposit')} variant="accent" />
        </>
      }
    />
  )
}
