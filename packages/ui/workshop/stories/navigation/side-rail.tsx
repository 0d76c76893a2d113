import { BrandMark, SideRail } from '@saola/ui'
import type { ReactElement } from 'react'
import { followIt, tabInto } from '../../keys.ts'
import { samplePlaces } from '../../sample-places.ts'
import type { ComponentPage, StoryProps } from '../../story.ts'

export const page: ComponentPage = {
  component: 'SideRail',
  group: 'frame',
  purpose: {
    vi: 'Đường đi chính trên máy tính, từ 64 rem trở lên. Hẹp hơn thì không hiện: đó là chỗ của BottomBar.',
    en: "The desktop's main navigation, from 64 rem on. Narrower it is not shown: there the BottomBar is.",
  },
  stories: [
    {
      id: 'groups',
      name: { vi: 'Có nhóm', en: 'With groups' },
      Show: Groups,
      window: { height: 560, width: 1100 },
    },
  ],
  keys: [tabInto, followIt],
}

function Groups({ say }: StoryProps): ReactElement {
  return (
    <SideRail
      label={say('Chính', 'Main')}
      start={<BrandMark size={32} />}
      end={<a href="#help">{say('Trợ giúp', 'Help')}</a>}
      groups={[
        { id: 'main', items: samplePlaces(say) },
        {
          id: 'families',
          heading: say('Sảnh', 'Lobbies'),
          items: [
            { id: 'live', label: say('Sòng trực tuyến', 'Live tables'), icon: 'live', href: '#live' },
            { id: 'slots', label: say('Nổ hũ', 'Slots'), icon: 'slots', href: '#slots' },
          ],
        },
      ]}
    />
  )
}
