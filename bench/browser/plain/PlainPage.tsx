import type { ReactNode } from 'react';
import { Info, PlainControls, PlainLegend, PlainTools } from './PlainControls.tsx';
import { PlainSparkline, PlainTrend } from './PlainTrend.tsx';
import type { Change, Overview, Rate, Shell } from './replies.ts';

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
          {['Content Comparison', 'Top Sources', 'LLMS.TXT Manager', 'Generate Content'].map((tool) => (
            <a key={tool} href="/dashboard/action">
              {tool}
            </a>
          ))}
          <a href="/dashboard/collection">Collection</a>
          <a href="/dashboard/settings">Settings</a>
          <button type="button">Sign Out</button>
        </nav>
        <small>{viewer.email}</small>
      </aside>
      <main>
        <p>Sample data: these answers were made by the simulator, not by real AI platforms.</p>
        <h1>Dashboard</h1>
        <p>Monitor your brand's presence across AI platforms</p>
        <p>
          <a href="/dashboard/answers">
            {dashboard.range.from} – {dashboard.range.to} · {dashboard.metrics.answers} answers
          </a>
        </p>
        <PlainControls />
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
        <RateLine name="Mention rate" rate={visibility.mentionRate} />
        <RateLine name="Branded prompts" rate={visibility.brandedMentionRate} />
        <ChangeLine change={visibility.change} />
      </Panel>
      <Panel title="Sentiment Score">
        <b>{sentiment.score?.toFixed(1) ?? '–'}</b>
        <p>
          Medium, {sentiment.analyzed} of {sentiment.mentions} mentions judged
        </p>
        <PlainSparkline values={sentimentHistory.map((day) => day.sentiment)} />
        <p>
          95% interval {sentiment.mean.low?.toFixed(1)}–{sentiment.mean.high?.toFixed(1)}
        </p>
        <ChangeLine change={sentiment.change} />
        <p>{sentiment.judges.map(({ name, answers }) => `${name} ${answers}`).join(', ')}</p>
      </Panel>
      <Panel title="Mentions">
        <PlainTools />
        <PlainLegend names={['Visibility', 'Mention rate']} />
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
        <PlainTools />
        <PlainTrend
          days={sentimentHistory.map(({ date, sentiment: value, mean }) => ({
            date,
            value,
            band: bandOf(mean),
          }))}
        />
      </Panel>
      <Panel title="Top Sources">
        <List
          rows={metrics.allSources.slice(0, 10).map(({ url, title, mentions }) => [title ?? url, mentions])}
        />
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

function RateLine({ name, rate: { value, low, high, answers } }: { name: string; rate: Rate }) {
  return (
    <p>
      {name} <Info about={name} /> <a href="/dashboard/answers">{percent(value)}</a> ({low?.toFixed(1)}–
      {high?.toFixed(1)}) of {answers} answers
    </p>
  );
}

function ChangeLine({ change }: { change: Change }) {
  return (
    <p>
      Change <Info about="Change" /> {change.verdict} {change.difference?.toFixed(1)}
    </p>
  );
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>
        {title} <Info about={title} />
      </h2>
      {children}
    </section>
  );
}

function List({ rows }: { rows: readonly (readonly [string, string | number])[] }) {
  return (
    <ol>
      {rows.map(([name, figure]) => (
        <li key={name}>
          <a href="/dashboard/answers">{name}</a> <a href="/dashboard/answers">{figure}</a>
        </li>
      ))}
    </ol>
  );
}
