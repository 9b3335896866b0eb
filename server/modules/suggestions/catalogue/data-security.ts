import { category, topic } from './notation.ts';

const group = 'Web and technology';

export const DATA_AND_SECURITY = [
  category({
    key: 'observability',
    label: 'Monitoring and observability',
    group,
    kind: 'software',
    words:
      'monitoring, observability, logging, apm, uptime, error tracking, incident management, logs, tracing',
    companies: `Datadog datadoghq.com, New Relic newrelic.com, Grafana grafana.com, Dynatrace dynatrace.com,
      Splunk splunk.com, Sentry sentry.io, Elastic elastic.co, PagerDuty pagerduty.com, Honeycomb honeycomb.io`,
    topics: [
      topic('Application monitoring', 'monitoring tool', {
        for: 'a small engineering team / a bank / a software company with one operations engineer',
        to: 'find out why an app is slow / see errors before customers do / keep monitoring costs down',
        because: 'Our customers notice outages before we do / Our monitoring bill is out of control',
        ask: 'Can open-source monitoring replace a commercial service for a mid-sized company?',
      }),
      topic('Logs', 'log management tool', {
        for: 'a platform team / an online shop / a company that must keep logs for a year',
        to: 'search logs of many servers in seconds / store logs cheaply / get an alert on unusual errors',
        because: 'We drown in logs and still find nothing',
        ask: 'How long should a company keep its server logs?',
      }),
      topic('Incidents', 'incident management tool', {
        for: 'an on-call team / a growing start-up / an IT department',
        to: 'call the right person at night / keep customers informed during an outage / learn from incidents',
        because: 'Our on-call engineers get woken up by false alarms',
        ask: 'What does a good public status page show during an outage?',
      }),
    ],
  }),
  category({
    key: 'business-intelligence',
    label: 'Analytics and business intelligence',
    group,
    kind: 'software',
    words: `business intelligence, bi, analytics, data visualization, dashboards, reporting, web analytics,
      product analytics, data warehouse`,
    companies: `Tableau tableau.com, Power BI microsoft.com, Looker google.com, Qlik qlik.com, Snowflake snowflake.com,
      Databricks databricks.com, Metabase metabase.com, Mixpanel mixpanel.com, Amplitude amplitude.com, Matomo matomo.org`,
    topics: [
      topic('Dashboards and reports', 'business intelligence tool', {
        for: 'a mid-sized company / a finance team / people who do not know SQL',
        to: 'build dashboards without a data team / combine data from several systems / send reports automatically',
        because:
          'We spend days on monthly reports that nobody reads / Everyone brings different numbers to meetings',
        ask: 'What does a company need before it buys a business intelligence tool?',
      }),
      topic('Web and product analytics', 'web analytics tool', {
        for: 'a public authority / a software company / an online publisher',
        to: 'measure visitors without cookies / see where users drop out / understand which features people use',
        because: 'We do not know what people do on our website',
        ask: 'Can I measure website traffic without a cookie banner?',
      }),
      topic('Data platforms', 'data warehouse', {
        for: 'a retailer / a start-up with its first data engineer / a large insurance company',
        to: 'bring all company data together / share data with partners safely / prepare data for machine learning',
        because: 'Our analysts spend most of their time cleaning data',
        ask: 'At what size does a company need a data warehouse of its own?',
      }),
    ],
  }),
  category({
    key: 'cybersecurity',
    label: 'Cybersecurity',
    group,
    kind: 'software',
    words: `cybersecurity, cyber security, it security, antivirus, endpoint security, firewall, phishing, malware,
      identity management, penetration testing`,
    companies: `CrowdStrike crowdstrike.com #1, Palo Alto Networks paloaltonetworks.com #1, Fortinet fortinet.com #1,
      SentinelOne sentinelone.com #1, Sophos sophos.com #1, Bitdefender bitdefender.com #12, ESET eset.com #12, Okta okta.com #3,
      Norton norton.com #2, Malwarebytes malwarebytes.com #12`,
    topics: [
      topic('Protecting a company', 'endpoint security tool', {
        for: 'a company without a security team / a hospital / a law firm',
        to: 'stop ransomware / protect laptops of people who work from home / meet the demands of a cyber insurer',
        because: 'A company in our area was just hit by ransomware and I worry that we are next',
        ask: 'What are the first five security measures a small business should take?',
      }),
      topic('Antivirus at home', 'antivirus program', {
        for: 'a family / older people / gamers',
        to: 'protect several devices with one subscription / clean an infected computer / keep children safe online',
        because: 'My computer has become slow and shows strange ads',
        ask: 'Is the antivirus that comes with Windows good enough?',
      }),
      topic('Logins and access', 'identity management tool', {
        for: 'a school / a company of 200 people / an IT team of two',
        to: 'give people one login for everything / remove access the day somebody leaves / get rid of passwords',
        because: 'Former employees of ours still have access to some of our systems',
        ask: 'Which kind of two-factor authentication is the safest?',
      }),
    ],
  }),
  category({
    key: 'password-managers-vpn',
    label: 'Password managers and VPNs',
    group,
    kind: 'software',
    words: 'password manager, passwords, vpn, privacy tool, online privacy, encrypted email',
    companies: `1Password 1password.com #1, Bitwarden bitwarden.com #1, LastPass lastpass.com #1,
      Dashlane dashlane.com #1, NordVPN nordvpn.com #12, ExpressVPN expressvpn.com #2,
      Surfshark surfshark.com #2, Proton proton.me, Keeper keepersecurity.com #1, Mullvad mullvad.net #2`,
    topics: [
      topic('Password managers', 'password manager', {
        for: 'a family / a small company / people who are not good with computers',
        to: 'share passwords with a partner / use passkeys on all devices / find passwords that were leaked',
        because: 'I use the same password almost everywhere',
        ask: 'Is it safe to keep all passwords in one place?',
      }),
      topic('VPNs', 'VPN service', {
        for: 'travelers / journalists / students',
        to: 'use public Wi-Fi safely / watch shows from home while abroad / hide browsing from the internet provider',
        because: 'Websites seem to know everything about me',
        ask: 'Do I need a VPN at home?',
      }),
      topic('Private email', 'encrypted email service', {
        for: 'lawyers / a family / people who want to leave big tech companies',
        to: 'send confidential emails / keep ads out of the inbox / use an address on a private domain',
        because: 'My inbox is full of spam and ads',
        ask: 'How hard is it to move from a free mailbox to an encrypted one?',
      }),
    ],
  }),
  category({
    key: 'ai-assistants',
    label: 'AI assistants and AI tools',
    group,
    kind: 'software',
    words: `ai assistant, artificial intelligence, ai tool, ai writing, generative ai, large language model, llm, ai agent,
      image generator, ai coding`,
    companies: `OpenAI openai.com, Anthropic anthropic.com, Google Gemini google.com, Microsoft Copilot microsoft.com,
      Perplexity perplexity.ai, Mistral AI mistral.ai, Jasper jasper.ai, Grammarly grammarly.com, Midjourney midjourney.com,
      Cursor cursor.com`,
    topics: [
      topic('AI at work', 'AI assistant', {
        for: 'a small company / researchers / people in finance',
        to: 'summarize long documents / get answers with sources / use AI without giving away company data',
        because: 'Our staff paste confidential data into AI chats',
        ask: 'Which everyday office tasks are AI assistants really good at?',
      }),
      topic('Writing with AI', 'AI writing tool', {
        for: 'bloggers / non-native speakers / a marketing team',
        to: 'write product descriptions in bulk / keep one tone of voice / proofread texts in several languages',
        because: 'Texts written by AI all sound the same to me',
        ask: 'Do search engines punish content that was written with AI?',
      }),
      topic('Coding with AI', 'AI coding assistant', {
        for: 'beginners / a team with an old code base / senior developers',
        to: 'understand unfamiliar code / write tests faster / keep source code private',
        because: 'Our developers disagree about whether AI makes them faster',
        ask: 'How reliable is code that an AI assistant wrote?',
      }),
    ],
  }),
];
