# A small image of the server: docker build -t tessera .
# It runs as a user without rights, needs no writable root, and ends cleanly at SIGTERM:
#   docker run --read-only --tmpfs /tmp -v tessera-data:/data -p 8080:8080 -e TESSERA_SECRET_KEY=... tessera
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY . .
# The first installation builds; the second has only what a running server needs. The image brings its own Node.
RUN npm ci --omit=optional \
  && npm pack --ignore-scripts --pack-destination /tmp \
  && mkdir /app && tar -xzf /tmp/tessera-*.tgz -C /app --strip-components=1 \
  && cp package-lock.json .npmrc /app/ \
  && npm ci --prefix /app --omit=dev --omit=optional --ignore-scripts

FROM node:24.21.0-bookworm-slim
LABEL org.opencontainers.image.title="Tessera" org.opencontainers.image.version="0.1.0" org.opencontainers.image.licenses="Apache-2.0"
# pg_dump and pg_restore, for backups of PostgreSQL. Their version has to be that of the server or later.
RUN apt-get update && apt-get install -y --no-install-recommends postgresql-client ca-certificates && rm -rf /var/lib/apt/lists/* \
  && mkdir /data && chown node:node /data
COPY --from=build /app /app
WORKDIR /app
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 TESSERA_OPERATIONS_PORT=9080 TESSERA_DATA_DIR=/data TESSERA_MODE=production TESSERA_DRAIN_SECONDS=5
VOLUME /data
EXPOSE 8080 9080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.TESSERA_OPERATIONS_PORT+'/health/ready').then(({ok})=>process.exit(ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["node", "--max-semi-space-size=8", "bin/tessera.cjs"]
CMD ["serve"]
