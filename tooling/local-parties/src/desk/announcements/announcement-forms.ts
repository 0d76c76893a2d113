import { html } from 'hono/html'
import { messageText } from '../../texts.ts'
import type { Html } from '../../local-page.ts'

/** Whom a notice is for, and when a pop-up opens. */
const kinds = ['player', 'popup-A', 'popup-B', 'agent'] as const

/** What a banner opens (system 11). */
const linkages = ['none', 'P', 'URL', 'G'] as const

/** Publishes words: a notice for members or agents, or a pop-up. */
export function noticeForm(merchant: string, language: 'VI' | 'EN'): Html {
  const text = textOf(language)
  return renderForm({ act: 'publish', merchant, language }, [
    html`<label for="kind-${merchant}">${text('news.kind')}</label>
      <select id="kind-${merchant}" name="kind">
        ${kinds.map((kind) => html`<option value="${kind}">${text(`news.kind.${kind}`)}</option>`)}
      </select>`,
    titles(`notice-${merchant}`, language),
    ...(['VI', 'EN'] as const).map(
      (spoken) =>
        html`<label for="content${spoken}-${merchant}">${text(`news.content.${spoken}`)}</label>
          <textarea
            id="content${spoken}-${merchant}"
            name="content${spoken}"
            rows="3"
            maxlength="8000"
            required
          ></textarea>`,
    ),
    html`<label for="promotionId-${merchant}">${text('news.promotion')}</label>
      <input
        id="promotionId-${merchant}"
        name="promotionId"
        inputmode="numeric"
        pattern="[0-9]*"
        autocomplete="off"
      />`,
    ends(`notice-${merchant}`, language),
  ])
}

/** Publishes a picture in the lobby. */
export function bannerForm(merchant: string, language: 'VI' | 'EN'): Html {
  const text = textOf(language)
  return renderForm({ act: 'banner', merchant, language }, [
    html`<label for="picture-${merchant}">${text('news.picture')}</label>
      <input id="picture-${merchant}" name="picture" type="file" accept="image/png,image/jpeg" required />`,
    titles(`banner-${merchant}`, language),
    html`<label for="linkageType-${merchant}">${text('news.opens')}</label>
      <select id="linkageType-${merchant}" name="linkageType">
        ${linkages.map(
          (each) =>
            html`<option value="${each === 'none' ? '' : each}">${text(`news.opens.${each}`)}</option>`,
        )}
      </select>`,
    html`<label for="linkage-${merchant}">${text('news.linkage')}</label>
      <input id="linkage-${merchant}" name="linkage" maxlength="500" autocomplete="off" />`,
    ends(`banner-${merchant}`, language),
  ])
}

/** A text of the desk's catalogue. */
function textOf(language: 'VI' | 'EN'): (key: string) => string {
  return (key) => messageText(language, `desk.${key}`)
}

function titles(prefix: string, language: 'VI' | 'EN'): Html {
  return html`${(['VI', 'EN'] as const).map(
    (spoken) =>
      html`<label for="${prefix}-title${spoken}">${textOf(language)(`news.title.${spoken}`)}</label>
        <input
          id="${prefix}-title${spoken}"
          name="title${spoken}"
          maxlength="200"
          autocomplete="off"
          required
        />`,
  )}`
}

function ends(prefix: string, language: 'VI' | 'EN'): Html {
  return html`<label for="${prefix}-ends">${textOf(language)('news.ends')}</label>
    <input id="${prefix}-ends" name="endsAt" type="datetime-local" />`
}

function renderForm(
  { act, merchant, language }: { act: 'publish' | 'banner'; merchant: string; language: 'VI' | 'EN' },
  fields: readonly Html[],
): Html {
  return html`<form class="step" method="post" action="/desk/announcements" enctype="multipart/form-data">
    <input type="hidden" name="do" value="${act}" />
    <input type="hidden" name="merchant" value="${merchant}" />
    <input type="hidden" name="language" value="${language}" />
    ${fields}
    <button>${textOf(language)(`news.act.${act}`)}</button>
  </form>`
}
