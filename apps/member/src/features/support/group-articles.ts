import { foldText } from '@saola/validation'
import type { CallReply, calls } from '@saola/protocol'

type Article = CallReply<typeof calls.support.helpCenter>[number]

const topics = ['deposit', 'withdrawal', 'game', 'application', 'customer_service', 'other'] as const

/** A topic of the help centre; those of the feedback form. */
export type Topic = (typeof topics)[number]

/** The articles by topic that contain the text, marks and case aside; unknown topics count as `other`. */
export function groupArticles(
  articles: readonly Article[],
  text: string,
): readonly { topic: Topic; articles: readonly Article[] }[] {
  const wanted = foldText(text).trim()
  const found = articles.filter(({ title, content }) => foldText(`${title} ${content}`).includes(wanted))
  return topics
    .map((topic) => ({ topic, articles: found.filter((article) => topicOf(article) === topic) }))
    .filter((group) => group.articles.length > 0)
}

function topicOf(article: Article): Topic {
  return topics.find((topic) => topic === article.topic) ?? 'other'
}
