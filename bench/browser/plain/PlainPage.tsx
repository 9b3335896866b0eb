import type { ReactNode } from 'react';
import { PlainSparkline, PlainTrend } from './PlainTrend.tsx';
import type { Overview, Shell } from './replies.ts';

interface PlainPageProps {
  viewer: Shell['viewer'];
  dashboard: Overview['dashboard'];
}

const percent = (value: number | null) => (value === null ? '–' : `${value.toFixed(1)}%`);
const bandOf = ({ low, high }: { low: number | null; high: number | null }): [number, number] | null =>
  low === null || high === null ? null : [low, high];

/** The dashboard's content in plain elements and plain CSS. */
export function PlainPage({ viewer, dashboard }: PlainPageProps) {
  return (
    <div className="shell">
      <aside>
        <strong>{viewer.brand?.name ?? 'Dashboard'}</strong>
        <nav>
          <a href="/dashboard">Dashboard</a>
          {viewer.topics.map(({ name, slug }) => (
            <a key={slug} href={`/dashboard/topics/${slug}`}>
              {name}
            </a>
          ))}
          <a href="/dashboard/prompts">Prompts</a>
          <a href="/dashboard/gaps">Gaps</a>
          <a href="/dashboard/settings">Settings</a>
        </nav>
        <small>{viewer.email}</small>
      </aside>
      <main>
        <h1>Dashboard</h1>
        <p>
          {dashboard.range.from} – {dashboard.range.to}
        </p>
        <Figures dashboard={dashboard} />
      </main>
    </div>
  );
}

function Figures({ dashboard: { metrics, topicBreakdown } }: Pick<PlainPageProps, 'dashboard'>) {
  const { visibility, sentiment, impressionHistory, sentimentHistory } = metrics;
  return (
    <div className="panels">
      <Panel title="Brand Visibility">
        <b>{percent(visibility.percent)}</b>
        <p>Based on {visibility.promptCount} total prompts</p>
        <PlainSparkline values={impressionHistory.map((day) => day.percent)} />
        <p>Mention rate {percent(visibility.mentionRate.value)}</p>
      </Panel>
      <Panel title="Sentiment Score">
        <b>{sentiment.score?.toFixed(1) ?? '–'}</b>
        <PlainSparkline values={sentimentHistory.map((day) => day.sentiment)} />
      </Panel>
      <Panel title="Mentions">
        <PlainTrend
          days={impressionHistory.map(({ date, percent: value, mentionRate }) => ({
            date,
            value,
            second: mentionRate.value,
            band: bandOf(mentionRate),
          }))}
        />
      </Panel>
      <Panel title="Sentiment Trend">
        <PlainTrend
          days={sentimentHistory.map(({ date, sentiment: value, mean }) => ({
            date,
            value,
            band: bandOf(mean),
          }))}
        />
      </Panel>
      <Panel title="Top Sources">
        <List rows={metrics.allSources.slice(0, 10).map(({ url, mentions }) => [url, mentions])} />
      </Panel>
      <Panel title="Competitor Rankings">
        <List
          rows={metrics.allCompetitors.rankings.map((company) => [
            `${company.rank} ${company.name}`,
            `${company.count} ${percent(company.shareOfVoice)}`,
          ])}
        />
      </Panel>
      <Panel title="Top Platforms">
        <List
          rows={metrics.platforms.map(({ platform, mentionRate, answers }) => [
            `${platform.name}, ${answers} answers`,
            percent(mentionRate.value),
          ])}
        />
      </Panel>
      <Panel title="Topic Breakdown">
        <List rows={topicBreakdown.map(({ topic, percentage }) => [topic.name, percent(percentage)])} />
      </Panel>
    </div>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function List({ rows }: { rows: readonly (readonly [string, string | number])[] }) {
  return (
    <ol>
      {rows.map(([name, figure]) => (
        <li key={name}>
          <span>{name}</span> <span>{figure}</span>
        </li>
      ))}
    </ol>
  );
}
