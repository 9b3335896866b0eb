/**
 * A community connector for Looker Studio: rows of /api/export/metrics.jsonl, see docs/feeds.md. The path of the credentials is the
 * server's address, their key an API token.
 */
const connector = DataStudioApp.createCommunityConnector();
const MAX_MESSAGE = 300;

function getAuthType() {
  return connector.newAuthTypeResponse().setAuthType(connector.AuthType.PATH_KEY).build();
}

function setCredentials(request) {
  const { path, key } = request.pathKey;
  const address = path.trim().replace(/\/+$/, '');
  const isValid =
    /^https:\/\/[^\s/]+$/.test(address) && fetchRows(address, key, 'bucket=range&days=1') !== null;
  if (isValid) PropertiesService.getUserProperties().setProperties({ address, token: key });
  return connector.newSetCredentialsResponse().setIsValid(isValid).build();
}

function isAuthValid() {
  const { address, token } = PropertiesService.getUserProperties().getProperties();
  return Boolean(address && token);
}

function resetAuth() {
  const properties = PropertiesService.getUserProperties();
  properties.deleteProperty('address');
  properties.deleteProperty('token');
}

function isAdminUser() {
  return false;
}

function getConfig() {
  const config = connector.getConfig();
  const option = (label, value) => config.newOptionBuilder().setLabel(label).setValue(value);
  config
    .newSelectSingle()
    .setId('bucket')
    .setName('A row for each')
    .addOption(option('Day', 'day'))
    .addOption(option('Week', 'week'))
    .addOption(option('Month', 'month'));
  config
    .newSelectMultiple()
    .setId('by')
    .setName('Split by')
    .addOption(option('Topic', 'topic'))
    .addOption(option('Platform', 'platform'))
    .addOption(option('Company', 'company'))
    .addOption(option('Persona', 'persona'))
    .addOption(option('Locale', 'locale'))
    .addOption(option('Model', 'model'));
  config.setDateRangeRequired(true);
  return config.build();
}

function getSchema() {
  return { schema: fieldsOf().build() };
}

function getData(request) {
  const { bucket = 'week', by = '' } = request.configParams || {};
  const { startDate, endDate } = request.dateRange;
  const { address, token } = PropertiesService.getUserProperties().getProperties();
  const split = by ? `&by=${by}` : '';
  const rows = fetchRows(address, token, `bucket=${bucket}${split}&from=${startDate}&to=${endDate}`);
  if (rows === null)
    fail('The token was refused or the server cannot be reached. Check the connection’s credentials.');
  const fields = fieldsOf().forIds(request.fields.map(({ name }) => name));
  const ids = fields.asArray().map((field) => field.getId());
  return {
    schema: fields.build(),
    rows: rows.map((row) => ({ values: ids.map((id) => readValue(row, id)) })),
  };
}

/** Rates are formulas over counts, so that charts that add up rows show the rate of all of them. */
function fieldsOf() {
  const fields = connector.getFields();
  const { FieldType, AggregationType } = connector;
  const dimension = (id, name, type) => fields.newDimension().setId(id).setName(name).setType(type);
  const count = (id, name) =>
    fields.newMetric().setId(id).setName(name).setType(FieldType.NUMBER).setAggregation(AggregationType.SUM);
  const rate = (id, name, formula) =>
    fields.newMetric().setId(id).setName(name).setType(FieldType.PERCENT).setFormula(formula);
  dimension('from', 'From', FieldType.YEAR_MONTH_DAY);
  dimension('bucket', 'Days', FieldType.TEXT);
  dimension('topic', 'Topic', FieldType.TEXT);
  dimension('platform', 'Platform', FieldType.TEXT);
  dimension('company', 'Company', FieldType.TEXT);
  dimension('persona', 'Persona', FieldType.TEXT);
  dimension('locale', 'Locale', FieldType.TEXT);
  dimension('model', 'Model', FieldType.TEXT);
  dimension('is_brand', 'Is the brand', FieldType.BOOLEAN);
  dimension('simulated', 'Simulated', FieldType.BOOLEAN);
  count('answers', 'Answers');
  count('failed', 'Failed');
  count('mentions', 'Mentions');
  count('unbranded_answers', 'Answers to unbranded prompts');
  count('unbranded_mentions', 'Mentions in them');
  count('voices', 'Mentions of all companies in them');
  count('judged', 'Judged answers');
  count('impressions', 'Impressions');
  count('missed', 'Missed answers');
  count('own_domain_cited', 'Answers that cite the brand’s site');
  count('sentiment_sum', 'Sum of sentiments');
  rate('mention_rate', 'Mention rate', 'SUM($unbranded_mentions) / SUM($unbranded_answers)');
  rate('share_of_voice', 'Share of voice', 'SUM($unbranded_mentions) / SUM($voices)');
  fields
    .newMetric()
    .setId('sentiment')
    .setName('Sentiment')
    .setType(FieldType.NUMBER)
    .setFormula('SUM($sentiment_sum) / SUM($judged)');
  fields.setDefaultDimension('from');
  fields.setDefaultMetric('mention_rate');
  return fields;
}

function readValue(row, id) {
  if (id === 'from') return row.from.replace(/-/g, '');
  if (id === 'sentiment_sum') return row.sentiment === null ? 0 : row.sentiment * row.judged;
  return row[id];
}

/** @returns the rows; null where the server refuses the token. Other refusals are shown to the user. */
function fetchRows(address, token, query) {
  const reply = UrlFetchApp.fetch(`${address}/api/export/metrics.jsonl?${query}`, {
    headers: { Authorization: `Bearer ${token}` },
    muteHttpExceptions: true,
    followRedirects: false,
  });
  const [status, text] = [reply.getResponseCode(), reply.getContentText('UTF-8')];
  if (status === 200) return text.split('\n').filter(Boolean).map(JSON.parse);
  if (status === 400) fail(JSON.parse(text).error.message);
  return null;
}

function fail(message) {
  connector.newUserError().setText(message.slice(0, MAX_MESSAGE)).throwException();
}
