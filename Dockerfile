# Builds the release in one stage; the image has Node, the release and nothing else.
# scripts/try-image.ts follows these steps where there is no container engine.
FROM node:24-bookworm-slim AS build
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
COPY scripts/check-node.mjs scripts/
RUN npm ci
COPY . .
RUN npm run release && mkdir /app && tar -xzf release/*.tar.gz --strip-components=1 -C /app

FROM debian:bookworm-slim
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
# As in Node's own images: the user 1000. Only its data folder is its own.
RUN useradd --uid 1000 --user-group --no-create-home --shell /usr/sbin/nologin sightline && install -d -o sightline -g sightline -m 0700 /data
USER 1000:1000
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data DEMO=off
VOLUME /data
EXPOSE 4000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s --start-interval=1s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=16", "sightline.mjs"]
