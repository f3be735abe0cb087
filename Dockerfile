# A small image of the server: built with Node and a compiler, run without. `docker build -t allmende .`
FROM python:3.12-slim AS build
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends gcc libc6-dev nodejs npm && rm -rf /var/lib/apt/lists/*
WORKDIR /src
COPY . .
# Installing builds the browser's side too (hatch_build.py).
ENV ALLMENDE_COMPILE=1
RUN python -m venv --without-pip /venv && pip --python /venv/bin/python install --quiet --no-cache-dir ".[server,ai]"

FROM python:3.12-slim
RUN useradd --uid 10001 --create-home --home-dir /data --skel /dev/null --shell /usr/sbin/nologin allmende
COPY --from=build /venv /venv
USER allmende
WORKDIR /data
VOLUME /data
ENV PATH=/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    ALLMENDE_HOST=0.0.0.0 \
    ALLMENDE_PORT=8000 \
    ALLMENDE_DATABASE=/data/allmende.sqlite \
    ALLMENDE_JSON_LOG=1
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/healthz', timeout=4)"]
ENTRYPOINT ["allmende"]
CMD ["serve"]
